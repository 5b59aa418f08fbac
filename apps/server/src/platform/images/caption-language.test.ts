import { describe, expect, it } from 'vitest'
import { detectCaptionLanguage } from './caption-language.ts'

describe('detectCaptionLanguage', () => {
  it.each([
    ['es', 'Rueda celebra el primer gol del derbi junto a sus compañeros'],
    ['es', 'Los jugadores de Vega Real saludan a la afición tras el partido'],
    ['es', 'El Tajo, minuto 23. Íñigo Rueda remata ante la defensa'],
    ['es', 'Vista general del estadio antes del partido'],
    ['es', 'Rueda dispara a puerta'],
    ['en', 'Rueda celebrates the first goal of the derby with his team-mates'],
    ['en', 'The players of Vega Real greet the fans after the match'],
    ['en', 'A general view of the stadium before kick-off'],
    ['en', 'João Conceição of Atlético scores'],
    ['en', 'Rueda shoots at goal'],
    ['pt', 'Rueda festeja o primeiro golo do dérbi com os companheiros'],
    ['pt', 'Os jogadores do Vega Real cumprimentam os adeptos após o jogo'],
    ['pt', 'Vista geral do estádio antes do jogo'],
    ['pt', 'O treinador dá instruções à equipa na segunda parte'],
    ['pt', 'João Conceição remata à baliza'],
  ])('finds %s in %j', (locale, caption) => {
    expect(detectCaptionLanguage(caption)).toBe(locale)
  })

  it.each(['', '23', 'Rueda', 'Vega Real 2–1 Tajo', 'DSC_0042'])('decides nothing about %j', (caption) => {
    expect(detectCaptionLanguage(caption)).toBeNull()
  })
})
