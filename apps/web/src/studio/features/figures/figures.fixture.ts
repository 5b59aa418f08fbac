import type { DeliveryTime } from '@mixed-zone/contract/schemas/studio/figures'

const punctuality = ([onTime, late, missing]: readonly [number, number, number], medianMinutes: number | null) => ({
  onTime,
  late,
  missing,
  medianMinutes,
  slowestMinutes: medianMinutes,
})

/** One kind that is punctual, and one that is late and has a period to compare with. */
export const DELIVERIES: DeliveryTime[] = [
  {
    promiseId: '1',
    name: 'Line-ups',
    anchor: 'kick-off',
    minutes: -60,
    ...punctuality([9, 1, 0], -62),
    estimated: 0,
    previous: punctuality([0, 0, 0], null),
  },
  {
    promiseId: '2',
    name: 'Gallery',
    anchor: 'whistle',
    minutes: 30,
    ...punctuality([4, 5, 1], 41),
    estimated: 2,
    previous: punctuality([8, 2, 0], 28),
  },
]
