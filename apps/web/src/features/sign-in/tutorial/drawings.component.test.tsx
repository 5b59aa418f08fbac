import { describe, expect, it } from 'vitest'
import { render } from '../../../../test/react.ts'
import { ChooseDrawing } from './drawings.tsx'

describe('Drawings of the tutorial', () => {
  it('keep the mountains in their tiles', () => {
    const { container } = render(
      <svg>
        <ChooseDrawing />
      </svg>,
    )
    const tiles = [...container.querySelectorAll('g')].map((tile) => {
      const rect = tile.querySelector('rect')
      const [start, ...steps] = tile.querySelector('path')?.getAttribute('d')?.split(/[a-z]/i).slice(1) ?? []
      // Pairs of x and y, relative to the point before.
      const widths = (steps[0] ?? '').split(' ').filter((_, index) => index % 2 === 0)
      const left = Number(start?.split(' ')[0]) - Number(rect?.getAttribute('x'))
      return {
        left,
        right: Number(rect?.getAttribute('width')) - widths.reduce((sum, width) => sum + Number(width), left),
      }
    })
    expect(tiles).toHaveLength(6)
    for (const { left, right } of tiles) expect([left, Math.round(right)]).toEqual([8, 8])
  })
})
