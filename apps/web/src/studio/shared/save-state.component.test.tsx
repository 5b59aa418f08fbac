import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { render } from '../../../test/react.ts'
import { switchLanguage } from '../../i18n/switch-language.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { SaveStateView } from './save-state.tsx'
import { sharedTexts } from './shared-texts.ts'

it.each([
  [0, 'Offline'],
  [1, 'Offline: 1 change kept here'],
  [7, 'Offline: 7 changes kept here'],
])('counts %i changes without a connection', async (changes, words) => {
  await switchLanguage('en')
  await loadTexts('en', [sharedTexts])
  render(<SaveStateView saving={{ kind: 'offline', changes }} />)
  expect(screen.getByRole('status').textContent).toBe(words)
})
