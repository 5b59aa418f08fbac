import { assetResponse } from '@mixed-zone/test-data/responses'
import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { renderComponent } from '../../../../test/render-component.tsx'
import { postTexts } from '../post-texts.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

const IMAGES = [
  assetResponse({ name: 'goal.jpg', caption: 'The equaliser', credit: 'Marta Ibáñez' }),
  assetResponse({ name: 'fans.jpg', caption: '', credit: '' }),
  assetResponse({ name: 'coach.jpg', caption: 'The coach', credit: '' }),
]

function Selection() {
  const selection = useSelection(IMAGES)
  return <SelectionBar title="3 pictures" selection={selection} onBasket={() => {}} focusPictures={() => {}} />
}

describe('Selection bar', () => {
  it('copies the captions as the viewer does, each under its file name', async () => {
    const user = await renderComponent(<Selection />, { texts: postTexts })
    await user.click(await screen.findByRole('button', { name: /^Select all 3/ }))
    await user.click(screen.getByRole('button', { name: 'Copy captions' }))
    expect(await navigator.clipboard.readText()).toBe(
      'goal.jpg\nThe equaliser\nPhoto: Marta Ibáñez\n\nfans.jpg\n\ncoach.jpg\nThe coach',
    )
  })
})
