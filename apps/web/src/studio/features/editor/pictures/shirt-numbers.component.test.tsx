import { getCaptionContext } from '@mixed-zone/contract/endpoints/studio/files'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { postEditor } from '../../../../../test/post-editor.ts'
import { captionContextResponse } from '../editor.fixture.ts'

const editor = postEditor()

beforeEach(() => void editor.storeAsset('31', { captions: { es: '', en: '', pt: '' } }))

const caption = () => screen.getByRole('textbox', { name: 'Caption, English' })

async function openFile() {
  const user = await editor.openTab('tab=pictures&file=31')
  await screen.findByRole('textbox', { name: 'Caption, English' })
  return user
}

describe('shirt numbers in a caption', () => {
  it('turn a shirt number into the player, and ask if both clubs have it', async () => {
    const user = await openFile()
    await user.type(caption(), '#7 and #9')
    expect(caption()).toHaveValue('Alma Reguera and #9')
    expect(within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option')).toHaveLength(2)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(caption()).toHaveValue('Alma Reguera and Noa Ferreirós')
    await waitFor(() => expect(editor.state.stored.assets[0]?.details.players).toEqual(['23', '22']))
  })

  it('turn a shirt number into the player only once its last digit is typed', async () => {
    const user = await openFile()
    await user.type(caption(), 'Goal by #77')
    expect(caption()).toHaveValue('Goal by #77')
    await user.clear(caption())
    await user.paste('Goal by #77')
    await user.tab()
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Goal by #77'))
    expect(editor.state.stored.assets[0]?.details.players).toEqual([])
  })

  it('add every player of a pasted text', async () => {
    const context = captionContextResponse()
    const squad = [...context.squad, { playerId: '24', name: 'Inés Lago', teamId: '2', number: 10 }]
    editor.server.on(getCaptionContext, () => ({ ...context, squad }))
    const user = await openFile()
    await user.click(caption())
    await user.paste('#7 passes to #10.')
    expect(caption()).toHaveValue('Alma Reguera passes to Inés Lago.')
    await waitFor(() => expect(editor.state.stored.assets[0]?.details.players).toEqual(['23', '24']))
  })
})
