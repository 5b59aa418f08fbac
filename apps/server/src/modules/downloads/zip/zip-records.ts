export interface ZipEntry {
  readonly name: string
  readonly sizeBytes: number
  readonly crc32: number
  readonly modifiedAt: Date
}

/** The maxima of a plain zip's fields. The value itself refers to the ZIP64 field. */
const MAX_UINT32 = 0xff_ff_ff_ff
const MAX_UINT16 = 0xff_ff

const SIGNATURE = {
  local: 0x04_03_4b_50,
  central: 0x02_01_4b_50,
  end: 0x06_05_4b_50,
  end64: 0x06_06_4b_50,
  locator64: 0x07_06_4b_50,
} as const

/** Sizes of the records without their variable fields. */
const LOCAL_BYTES = 30
const CENTRAL_BYTES = 46
const END_BYTES = 22
const END64_BYTES = 56
const LOCATOR64_BYTES = 20
const TIME_FIELD_BYTES = 9
const FLAGS = 0x08_00
const VERSION = { plain: 20, zip64: 45 } as const

/** Unix attributes: unpacked files are regular and writable by their owner. */
const MADE_ON_UNIX = 3 << 8
const ORDINARY_FILE = 0o100_644 * 0x1_00_00

const isLong = (value: number) => value >= MAX_UINT32

export function localRecordBytes({ name, sizeBytes }: ZipEntry): number {
  return LOCAL_BYTES + Buffer.byteLength(name) + TIME_FIELD_BYTES + zip64FieldBytes(isLong(sizeBytes) ? 2 : 0)
}

export function centralRecordBytes({ name, sizeBytes }: ZipEntry, offset: number): number {
  const longValues = (isLong(sizeBytes) ? 2 : 0) + (isLong(offset) ? 1 : 0)
  return CENTRAL_BYTES + Buffer.byteLength(name) + TIME_FIELD_BYTES + zip64FieldBytes(longValues)
}

function zip64FieldBytes(values: number): number {
  return values === 0 ? 0 : 4 + values * 8
}

export function localRecord(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name)
  const long = isLong(entry.sizeBytes) ? [entry.sizeBytes, entry.sizeBytes] : []
  const head = Buffer.alloc(LOCAL_BYTES)
  head.writeUInt32LE(SIGNATURE.local, 0)
  head.writeUInt16LE(versionNeeded(long.length > 0), 4)
  writeCommonFields(
    head,
    { entry, nameBytes: name.length, extraBytes: TIME_FIELD_BYTES + zip64FieldBytes(long.length) },
    6,
  )
  return Buffer.concat([head, name, timeField(entry.modifiedAt), zip64Field(long)])
}

export function centralRecord(entry: ZipEntry, offset: number): Buffer {
  const name = Buffer.from(entry.name)
  const long = [
    ...(isLong(entry.sizeBytes) ? [entry.sizeBytes, entry.sizeBytes] : []),
    ...(isLong(offset) ? [offset] : []),
  ]
  const version = versionNeeded(long.length > 0)
  const head = Buffer.alloc(CENTRAL_BYTES)
  head.writeUInt32LE(SIGNATURE.central, 0)
  head.writeUInt16LE(MADE_ON_UNIX | version, 4)
  head.writeUInt16LE(version, 6)
  writeCommonFields(
    head,
    { entry, nameBytes: name.length, extraBytes: TIME_FIELD_BYTES + zip64FieldBytes(long.length) },
    8,
  )
  head.writeUInt32LE(ORDINARY_FILE, 38)
  head.writeUInt32LE(Math.min(offset, MAX_UINT32), 42)
  return Buffer.concat([head, name, timeField(entry.modifiedAt), zip64Field(long)])
}

/** Method 0, stored: pictures and videos are compressed already. */
function writeCommonFields(
  head: Buffer,
  { entry, nameBytes, extraBytes }: { entry: ZipEntry; nameBytes: number; extraBytes: number },
  at: number,
): void {
  const { date, time } = dosTime(entry.modifiedAt)
  const size = Math.min(entry.sizeBytes, MAX_UINT32)
  head.writeUInt16LE(FLAGS, at)
  head.writeUInt16LE(0, at + 2)
  head.writeUInt16LE(time, at + 4)
  head.writeUInt16LE(date, at + 6)
  head.writeUInt32LE(entry.crc32, at + 8)
  head.writeUInt32LE(size, at + 12)
  head.writeUInt32LE(size, at + 16)
  head.writeUInt16LE(nameBytes, at + 20)
  head.writeUInt16LE(extraBytes, at + 22)
}

interface CentralDirectory {
  readonly count: number
  readonly offset: number
  readonly sizeBytes: number
}

function needsZip64({ count, offset, sizeBytes }: CentralDirectory): boolean {
  return count >= MAX_UINT16 || isLong(offset) || isLong(sizeBytes)
}

export function endRecordBytes(directory: CentralDirectory): number {
  return END_BYTES + (needsZip64(directory) ? END64_BYTES + LOCATOR64_BYTES : 0)
}

export function endRecord(directory: CentralDirectory): Buffer {
  const { count, offset, sizeBytes } = directory
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(SIGNATURE.end, 0)
  end.writeUInt16LE(Math.min(count, MAX_UINT16), 8)
  end.writeUInt16LE(Math.min(count, MAX_UINT16), 10)
  end.writeUInt32LE(Math.min(sizeBytes, MAX_UINT32), 12)
  end.writeUInt32LE(Math.min(offset, MAX_UINT32), 16)
  if (!needsZip64(directory)) return end

  const end64 = Buffer.alloc(END64_BYTES)
  end64.writeUInt32LE(SIGNATURE.end64, 0)
  end64.writeBigUInt64LE(BigInt(END64_BYTES - 12), 4)
  end64.writeUInt16LE(MADE_ON_UNIX | VERSION.zip64, 12)
  end64.writeUInt16LE(VERSION.zip64, 14)
  end64.writeBigUInt64LE(BigInt(count), 24)
  end64.writeBigUInt64LE(BigInt(count), 32)
  end64.writeBigUInt64LE(BigInt(sizeBytes), 40)
  end64.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(LOCATOR64_BYTES)
  locator.writeUInt32LE(SIGNATURE.locator64, 0)
  locator.writeBigUInt64LE(BigInt(offset + sizeBytes), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([end64, locator, end])
}

function versionNeeded(isZip64: boolean): number {
  return isZip64 ? VERSION.zip64 : VERSION.plain
}

/** Extended timestamp: UTC to the second, because the DOS time has neither a time zone nor odd seconds. */
function timeField(modifiedAt: Date): Buffer {
  const field = Buffer.alloc(TIME_FIELD_BYTES)
  field.writeUInt16LE(0x54_55, 0)
  field.writeUInt16LE(5, 2)
  field.writeUInt8(1, 4)
  const seconds = Math.floor(modifiedAt.getTime() / 1000)
  field.writeInt32LE(Math.max(0, Math.min(seconds, 0x7f_ff_ff_ff)), 5)
  return field
}

function zip64Field(values: readonly number[]): Buffer {
  const field = Buffer.alloc(zip64FieldBytes(values.length))
  if (values.length === 0) return field
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(values.length * 8, 2)
  for (const [index, value] of values.entries()) field.writeBigUInt64LE(BigInt(value), 4 + index * 8)
  return field
}

/** DOS time covers the years 1980 to 2107. */
function dosTime(moment: Date): { date: number; time: number } {
  const year = moment.getUTCFullYear()
  if (!(year >= 1980)) return { date: (1 << 5) | 1, time: 0 }
  if (year > 2107) return { date: (127 << 9) | (12 << 5) | 31, time: 0 }
  return {
    date: ((year - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    time: (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
  }
}
