import { expect, it } from 'vitest'
import { matching } from './facet-choices.tsx'

const CHOICES = [{ name: 'Atlético Brisa' }, { name: 'Real Almenara' }, { name: 'Vila do Açor' }]

it.each([
  ['', ['Atlético Brisa', 'Real Almenara', 'Vila do Açor']],
  ['  ', ['Atlético Brisa', 'Real Almenara', 'Vila do Açor']],
  ['atletico', ['Atlético Brisa']],
  ['AÇOR', ['Vila do Açor']],
  ['açor', ['Vila do Açor']],
  ['al', ['Real Almenara']],
  ['.*', []],
])('matching %j finds %j', (text, names) => {
  expect(matching(CHOICES, text).map(({ name }) => name)).toEqual(names)
})
