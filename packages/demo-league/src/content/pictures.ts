import type { ClubId } from './clubs.ts'
import type { PhotographerKey } from './photographers.ts'
import type { PlayerKey } from './players.ts'

export type Scene =
  | 'boots'
  | 'bus'
  | 'captains'
  | 'celebration'
  | 'coach'
  | 'corner'
  | 'crowd'
  | 'derby'
  | 'floodlights'
  | 'huddle'
  | 'keeper'
  | 'locker'
  | 'net'
  | 'number'
  | 'overhead'
  | 'portrait'
  | 'press'
  | 'rain'
  | 'training'
  | 'trophy'
  | 'tunnel'
  | 'volley'

type Row = readonly [
  scene: Scene,
  club: ClubId,
  by: PhotographerKey,
  focalX: number,
  focalY: number,
  more?: { readonly rival?: ClubId; readonly player?: PlayerKey },
]

/**
 * The drawn pictures, named after their files. What each shows stands beside it: the words of `picture-words.ts` follow the
 * scene, a post may bring a caption of its own.
 */
export const PICTURES = {
  // Legs, boots and ball on the line.
  'boots-cantera-4x5': ['boots', 'cantera', 'rial', 0.5, 0.7], // orange socks, white boots, low red sun
  'boots-oliveira-16x9': ['boots', 'oliveira', 'vieira', 0.55, 0.72, { rival: 'lagoa' }], // olive socks, a violet-blue rival at the edge
  'boots-puerto-claro-3x2': ['boots', 'puerto-claro', 'okoye', 0.6, 0.7, { rival: 'vega-real' }], // blue socks, yellow boots, a claret rival at the edge
  'boots-roca-alta-16x9': ['boots', 'roca-alta', 'quintanilla', 0.55, 0.75, { rival: 'sierra-blanca' }], // brown socks, a blue rival at the edge, low sun
  'boots-trigales-4x5': ['boots', 'trigales', 'vieira', 0.5, 0.7], // ochre socks, yellow boots, dusk
  // The team bus, night, stadium arch, fans with scarves.
  'bus-bahia-verde-3x2': ['bus', 'bahia-verde', 'rial', 0.5, 0.6], // green bus with purple stripes
  'bus-cantera-16x9': ['bus', 'cantera', 'okoye', 0.5, 0.6], // orange bus with navy stripes, flares
  'bus-nortada-4x5': ['bus', 'nortada', 'barreiros', 0.5, 0.62], // white bus with navy stripes, flares
  'bus-trigales-16x9': ['bus', 'trigales', 'zubeldia', 0.55, 0.6], // ochre bus with green stripes
  'bus-vega-real-3x2': ['bus', 'vega-real', 'abad', 0.5, 0.6], // claret bus with sky stripes
  // Handshake of two captains, armbands, no faces.
  'captains-brisa-16x9': ['captains', 'brisa', 'barreiros', 0.5, 0.5, { rival: 'monteluna' }], // teal sleeve, violet sleeve
  'captains-ferreria-4x5': ['captains', 'ferreria', 'zubeldia', 0.5, 0.5, { rival: 'almenara' }], // grey sleeve, red sleeve, night
  'captains-lagoa-3x2': ['captains', 'lagoa', 'carvajal', 0.5, 0.5, { rival: 'ribeira' }], // violet-blue sleeve, green sleeve
  'captains-puerto-claro-16x9': ['captains', 'puerto-claro', 'carvajal', 0.5, 0.5, { rival: 'almenara' }], // sky-blue sleeve, red sleeve
  // A scorer before a big sun, stand and confetti.
  'celebration-almenara-3x2': ['celebration', 'almenara', 'carvajal', 0.49, 0.35, { player: 'martin-rueda' }], // man running, fist raised, white away kit with red sash
  'celebration-bahia-verde-3x2': ['celebration', 'bahia-verde', 'rial', 0.58, 0.35, { player: 'benicio-angulo' }], // man running, fist raised
  'celebration-brisa-3x2': ['celebration', 'brisa', 'barreiros', 0.42, 0.35, { player: 'dani-sequeira' }], // man jumping, both arms up
  'celebration-cantera-4x5': ['celebration', 'cantera', 'okoye', 0.5, 0.42, { player: 'adrian-bekale' }], // man, arms spread like wings
  'celebration-estrela-16x9': ['celebration', 'estrela', 'rial', 0.6, 0.35, { player: 'jorge-mateus' }], // man, arms spread like wings
  'celebration-oliveira-4x5': ['celebration', 'oliveira', 'vieira', 0.48, 0.4, { player: 'djalma-fortes' }], // shaven head, fist raised
  'celebration-trigales-3x2': ['celebration', 'trigales', 'quintanilla', 0.58, 0.38, { player: 'alioune-ndour' }], // man jumping, both arms up
  // A coach in profile.
  'coach-ferreria-3x2': ['coach', 'ferreria', 'zubeldia', 0.72, 0.4], // Anselmo Biyogo, bobble hat, tactics board
  'coach-monteluna-3x2': ['coach', 'monteluna', 'abad', 0.38, 0.35], // Elías Monreal, white hair, round glasses, tactics board
  'coach-ribeira-4x5': ['coach', 'ribeira', 'vieira', 0.5, 0.4], // Nuno Olmedo, brown hair, green and white scarf
  'coach-trigales-4x5': ['coach', 'trigales', 'quintanilla', 0.5, 0.35], // Eusebio Manrique, flat cap, green and gold scarf
  // A corner flag, ball on the quadrant, stand behind.
  'corner-almenara-16x9': ['corner', 'almenara', 'okoye', 0.6, 0.45], // red and white, daylight
  'corner-campo-novo-3x2': ['corner', 'campo-novo', 'abad', 0.4, 0.4], // red and black, pink sky
  'corner-faro-sur-16x9': ['corner', 'faro-sur', 'zubeldia', 0.4, 0.4], // yellow sky
  'corner-nortada-3x2': ['corner', 'nortada', 'barreiros', 0.35, 0.4], // navy and lime, night
  'corner-oliveira-3x2': ['corner', 'oliveira', 'barreiros', 0.6, 0.4], // olive, night
  'corner-salinas-4x5': ['corner', 'salinas', 'vieira', 0.55, 0.4], // pink sky
  // A stand full of fans with scarves.
  'crowd-almenara-16x9': ['crowd', 'almenara', 'abad', 0.5, 0.6], // red and white scarves
  'crowd-campo-novo-16x9': ['crowd', 'campo-novo', 'rial', 0.5, 0.6], // red and black
  'crowd-estrela-3x2': ['crowd', 'estrela', 'barreiros', 0.5, 0.6], // blue and coral
  'crowd-faro-sur-4x5': ['crowd', 'faro-sur', 'zubeldia', 0.5, 0.6], // gold and black
  'crowd-ferreria-16x9': ['crowd', 'ferreria', 'zubeldia', 0.5, 0.6], // grey and red
  'crowd-monteluna-16x9': ['crowd', 'monteluna', 'abad', 0.5, 0.6], // violet and gold
  'crowd-puerto-claro-3x2': ['crowd', 'puerto-claro', 'zubeldia', 0.5, 0.6], // sky and white
  'crowd-roca-alta-4x5': ['crowd', 'roca-alta', 'quintanilla', 0.5, 0.6], // brown and sand
  'crowd-salinas-4x5': ['crowd', 'salinas', 'vieira', 0.5, 0.6], // pink and aubergine
  'crowd-vega-real-3x2': ['crowd', 'vega-real', 'carvajal', 0.5, 0.6], // claret and sky
  // Two players jump for a header, split ground in both colours.
  'derby-almenara-3x2': ['derby', 'almenara', 'carvajal', 0.48, 0.35, { rival: 'sierra-blanca' }], // two women
  'derby-cantera-16x9': ['derby', 'cantera', 'okoye', 0.48, 0.35, { rival: 'estuario' }], // two men
  'derby-faro-sur-4x5': ['derby', 'faro-sur', 'rial', 0.5, 0.4, { rival: 'vega-real' }], // two men
  'derby-monteluna-16x9': ['derby', 'monteluna', 'abad', 0.5, 0.35, { rival: 'nortada' }], // two men, Clásico de la Luna
  'derby-puerto-claro-4x5': ['derby', 'puerto-claro', 'carvajal', 0.5, 0.4, { rival: 'almenara' }], // a man and a woman, Derbi de la Ría
  'derby-ribeira-3x2': ['derby', 'ribeira', 'vieira', 0.48, 0.35, { rival: 'brisa' }], // two women, Derbi de los Faros
  // The whole ground at night under four lamp boards.
  'floodlights-almenara-3x2': ['floodlights', 'almenara', 'abad', 0.5, 0.45],
  'floodlights-cantera-3x2': ['floodlights', 'cantera', 'okoye', 0.5, 0.45],
  'floodlights-estuario-3x2': ['floodlights', 'estuario', 'rial', 0.5, 0.45],
  'floodlights-faro-sur-16x9': ['floodlights', 'faro-sur', 'zubeldia', 0.5, 0.45],
  'floodlights-lagoa-16x9': ['floodlights', 'lagoa', 'vieira', 0.5, 0.45],
  'floodlights-nortada-4x5': ['floodlights', 'nortada', 'barreiros', 0.5, 0.45],
  'floodlights-ribeira-3x2': ['floodlights', 'ribeira', 'vieira', 0.5, 0.45],
  'floodlights-vega-real-4x5': ['floodlights', 'vega-real', 'carvajal', 0.5, 0.45],
  // A team in a circle seen from above, numbers on the backs, goalkeeper in yellow.
  'huddle-bahia-verde-4x5': ['huddle', 'bahia-verde', 'rial', 0.5, 0.5],
  'huddle-oliveira-16x9': ['huddle', 'oliveira', 'vieira', 0.5, 0.5],
  'huddle-puerto-claro-3x2': ['huddle', 'puerto-claro', 'okoye', 0.5, 0.5],
  'huddle-sierra-blanca-4x5': ['huddle', 'sierra-blanca', 'quintanilla', 0.5, 0.5],
  // A goalkeeper in full stretch.
  'keeper-bahia-verde-16x9': ['keeper', 'bahia-verde', 'rial', 0.65, 0.3, { player: 'ayoze-hernan' }],
  'keeper-cantera-3x2': ['keeper', 'cantera', 'okoye', 0.4, 0.35, { player: 'alma-reguera' }],
  'keeper-monteluna-16x9': ['keeper', 'monteluna', 'abad', 0.62, 0.36, { player: 'lucia-armengol' }],
  'keeper-puerto-claro-3x2': ['keeper', 'puerto-claro', 'carvajal', 0.38, 0.32, { player: 'gorka-zubiaur' }],
  'keeper-roca-alta-4x5': ['keeper', 'roca-alta', 'quintanilla', 0.35, 0.3, { player: 'elian-tordesillas' }], // not Lua Prado
  'keeper-sierra-blanca-4x5': ['keeper', 'sierra-blanca', 'quintanilla', 0.65, 0.32, { player: 'julia-entrena' }],
  // Shirts on hooks in the dressing room.
  'locker-almenara-4x5': ['locker', 'almenara', 'carvajal', 0.5, 0.4], // 3 and 6
  'locker-brisa-4x5': ['locker', 'brisa', 'barreiros', 0.5, 0.45], // 7 and 10, a home and an away shirt
  'locker-campo-novo-3x2': ['locker', 'campo-novo', 'rial', 0.5, 0.4], // 14, 2, 19
  'locker-lagoa-4x5': ['locker', 'lagoa', 'vieira', 0.5, 0.4], // 1 and 23, a home and an away shirt
  'locker-roca-alta-3x2': ['locker', 'roca-alta', 'quintanilla', 0.5, 0.4], // 9, 8, 11
  'locker-sierra-blanca-3x2': ['locker', 'sierra-blanca', 'quintanilla', 0.5, 0.4], // 9, 8, 11
  'locker-trigales-3x2': ['locker', 'trigales', 'zubeldia', 0.5, 0.4], // 7, 10, 4, one of them an away shirt
  // The ball in the net, seen from behind.
  'net-almenara-3x2': ['net', 'almenara', 'okoye', 0.6, 0.45], // red ground
  'net-cantera-16x9': ['net', 'cantera', 'okoye', 0.66, 0.45], // orange ground
  'net-estuario-4x5': ['net', 'estuario', 'barreiros', 0.5, 0.45], // turquoise ground
  'net-faro-sur-16x9': ['net', 'faro-sur', 'zubeldia', 0.56, 0.45], // yellow ground
  'net-monteluna-3x2': ['net', 'monteluna', 'abad', 0.55, 0.45], // violet ground, night
  'net-ribeira-4x5': ['net', 'ribeira', 'barreiros', 0.66, 0.45], // green ground
  // A player from behind, shirt number.
  'number-almenara-3x2': ['number', 'almenara', 'carvajal', 0.4, 0.35, { player: 'olmo-galvez' }], // 4
  'number-almenara-4x5': ['number', 'almenara', 'carvajal', 0.5, 0.4, { player: 'nerea-quintela' }], // 11, bun
  'number-ferreria-16x9': ['number', 'ferreria', 'zubeldia', 0.36, 0.4, { player: 'unai-berasategi' }], // 4, grey day
  'number-nortada-3x2': ['number', 'nortada', 'barreiros', 0.36, 0.4, { player: 'edson-cabral' }], // 8, flat top, floodlights
  'number-nortada-4x5': ['number', 'nortada', 'barreiros', 0.5, 0.4, { player: 'tiago-meireles' }], // 6, floodlights
  'number-vega-real-16x9': ['number', 'vega-real', 'abad', 0.36, 0.4, { player: 'kenia-robledo' }], // 5, ponytail
  // Play from above with passes drawn as dashed lines.
  'overhead-brisa-3x2': ['overhead', 'brisa', 'barreiros', 0.5, 0.5],
  'overhead-campo-novo-4x5': ['overhead', 'campo-novo', 'rial', 0.5, 0.5],
  'overhead-ferreria-3x2': ['overhead', 'ferreria', 'zubeldia', 0.5, 0.5], // grey ground
  'overhead-monteluna-16x9': ['overhead', 'monteluna', 'abad', 0.5, 0.5], // violet ground
  'overhead-oliveira-16x9': ['overhead', 'oliveira', 'vieira', 0.5, 0.5],
  'overhead-puerto-claro-3x2': ['overhead', 'puerto-claro', 'okoye', 0.5, 0.5], // sky-blue ground
  // A portrait with the shirt number beside the head.
  'portrait-almenara-4x5': ['portrait', 'almenara', 'carvajal', 0.5, 0.4, { player: 'martin-rueda' }], // 7
  'portrait-bahia-verde-4x5': ['portrait', 'bahia-verde', 'rial', 0.5, 0.4, { player: 'dacil-marrero' }], // 4
  'portrait-cantera-4x5': ['portrait', 'cantera', 'okoye', 0.5, 0.4, { player: 'ingrid-castells' }], // 10, long hair
  'portrait-estuario-4x5': ['portrait', 'estuario', 'barreiros', 0.5, 0.4, { player: 'zaira-montesinos' }], // 11, long hair
  'portrait-faro-sur-4x5': ['portrait', 'faro-sur', 'zubeldia', 0.5, 0.4, { player: 'celio-andrade' }], // 9
  'portrait-lagoa-4x5': ['portrait', 'lagoa', 'vieira', 0.5, 0.4, { player: 'nayara-monteiro' }], // 23, bun and headband
  'portrait-monteluna-4x5': ['portrait', 'monteluna', 'abad', 0.5, 0.4, { player: 'baltasar-nkembe' }], // 10, shaven head, captain
  'portrait-nortada-3x2': ['portrait', 'nortada', 'barreiros', 0.66, 0.4, { player: 'youssef-amrani' }], // 11, curls and beard
  'portrait-nortada-4x5': ['portrait', 'nortada', 'barreiros', 0.5, 0.4, { player: 'edson-cabral' }], // 8, flat top
  'portrait-oliveira-4x5': ['portrait', 'oliveira', 'vieira', 0.5, 0.4, { player: 'djalma-fortes' }], // 7, shaven head
  'portrait-puerto-claro-17-4x5': ['portrait', 'puerto-claro', 'carvajal', 0.5, 0.4, { player: 'amina-seck' }], // 17, bun and headband
  'portrait-puerto-claro-4x5': ['portrait', 'puerto-claro', 'okoye', 0.5, 0.4, { player: 'iker-saldana' }], // 9, beard
  'portrait-ribeira-4x5': ['portrait', 'ribeira', 'vieira', 0.5, 0.4, { player: 'alvaro-pinheiro' }], // 2
  'portrait-roca-alta-11-4x5': ['portrait', 'roca-alta', 'quintanilla', 0.5, 0.4, { player: 'lua-prado' }], // 11, ponytail, a goalkeeper with an eleven
  'portrait-roca-alta-4x5': ['portrait', 'roca-alta', 'quintanilla', 0.5, 0.4, { player: 'jordan-cervera' }], // 23
  'portrait-salinas-4x5': ['portrait', 'salinas', 'vieira', 0.5, 0.4, { player: 'gala-montoro' }], // 11, ponytail
  'portrait-vega-real-3x2': ['portrait', 'vega-real', 'abad', 0.38, 0.4, { player: 'yago-cifuentes' }], // 2, shaven head, beard
  'portrait-vega-real-4x5': ['portrait', 'vega-real', 'abad', 0.5, 0.4, { player: 'bruno-teixeira' }], // 21, curls and beard
  // A coach behind a fan of microphones.
  'press-almenara-3x2': ['press', 'almenara', 'carvajal', 0.4, 0.35], // Celestina Abreu
  'press-lagoa-16x9': ['press', 'lagoa', 'vieira', 0.4, 0.38], // Elvira Santana
  'press-oliveira-16x9': ['press', 'oliveira', 'vieira', 0.6, 0.35], // Amadeu Lourenço
  'press-puerto-claro-16x9': ['press', 'puerto-claro', 'okoye', 0.6, 0.35], // Graça Valadares
  'press-ribeira-3x2': ['press', 'ribeira', 'barreiros', 0.4, 0.35], // Nuno Olmedo, brown hair
  'press-salinas-3x2': ['press', 'salinas', 'vieira', 0.4, 0.35], // Rocío Bermejo
  'press-sierra-blanca-3x2': ['press', 'sierra-blanca', 'quintanilla', 0.4, 0.35], // Mónica Arteaga
  // A player in heavy rain, puddles, floodlight.
  'rain-almenara-4x5': ['rain', 'almenara', 'carvajal', 0.5, 0.4, { player: 'teo-marchena' }], // sprinting
  'rain-brisa-3x2': ['rain', 'brisa', 'barreiros', 0.48, 0.4, { player: 'noa-ferreiros' }], // shooting
  'rain-estuario-16x9': ['rain', 'estuario', 'rial', 0.47, 0.4, { player: 'ona-castellvi' }], // shooting, bun
  'rain-ferreria-4x5': ['rain', 'ferreria', 'zubeldia', 0.55, 0.45, { player: 'aritz-olabarri' }], // sprinting
  'rain-puerto-claro-16x9': ['rain', 'puerto-claro', 'okoye', 0.48, 0.4, { player: 'irati-goni' }], // shooting
  'rain-salinas-3x2': ['rain', 'salinas', 'vieira', 0.55, 0.4, { player: 'borja-alcantara' }], // shooting
  // Training: cones, ladder, sun or moon over hills.
  'training-bahia-verde-4x5': ['training', 'bahia-verde', 'rial', 0.58, 0.45], // green morning
  'training-campo-novo-3x2': ['training', 'campo-novo', 'rial', 0.55, 0.5], // red dusk
  'training-lagoa-3x2': ['training', 'lagoa', 'vieira', 0.45, 0.5], // night, moon
  'training-ribeira-16x9': ['training', 'ribeira', 'barreiros', 0.52, 0.5], // green morning
  'training-roca-alta-3x2': ['training', 'roca-alta', 'quintanilla', 0.55, 0.5], // brown dusk
  'training-sierra-blanca-16x9': ['training', 'sierra-blanca', 'quintanilla', 0.48, 0.5], // blue evening, moon
  // A cup over raised hands, confetti.
  'trophy-estrela-3x2': ['trophy', 'estrela', 'barreiros', 0.5, 0.4], // blue
  'trophy-faro-sur-4x5': ['trophy', 'faro-sur', 'zubeldia', 0.5, 0.4], // gold and black
  'trophy-roca-alta-16x9': ['trophy', 'roca-alta', 'quintanilla', 0.33, 0.4], // brown and amber
  // Two teams from behind in the tunnel.
  'tunnel-almenara-16x9': ['tunnel', 'almenara', 'carvajal', 0.5, 0.45, { rival: 'puerto-claro' }], // 7 and 4 in front
  'tunnel-brisa-3x2': ['tunnel', 'brisa', 'barreiros', 0.5, 0.45, { rival: 'nortada' }], // 7 and 4 in front
  'tunnel-estrela-3x2': ['tunnel', 'estrela', 'rial', 0.5, 0.45, { rival: 'ribeira' }], // 9 and 8 in front
  'tunnel-salinas-4x5': ['tunnel', 'salinas', 'vieira', 0.5, 0.45], // 5 and a visitor in white with 6
  // A shot with the run-up as ghosts.
  'volley-almenara-3x2': ['volley', 'almenara', 'okoye', 0.5, 0.4, { player: 'candela-ros' }], // woman, red kit, pale ground
  'volley-almenara-4x5': ['volley', 'almenara', 'carvajal', 0.45, 0.45, { player: 'martin-rueda' }], // man, white kit, red ground
  'volley-estrela-3x2': ['volley', 'estrela', 'rial', 0.5, 0.4, { player: 'adilson-rocha' }],
  'volley-estuario-3x2': ['volley', 'estuario', 'rial', 0.46, 0.4, { player: 'cristian-varela' }], // man, white kit, turquoise ground
  'volley-faro-sur-16x9': ['volley', 'faro-sur', 'zubeldia', 0.5, 0.4, { player: 'jairo-montesdeoca' }], // man, striped kit, pale ground
  'volley-nortada-3x2': ['volley', 'nortada', 'barreiros', 0.5, 0.4, { player: 'goncalo-beirao' }], // man, white kit, lime ghosts
  'volley-puerto-claro-4x5': ['volley', 'puerto-claro', 'okoye', 0.55, 0.45, { player: 'irati-goni' }],
  'volley-vega-real-16x9': ['volley', 'vega-real', 'carvajal', 0.5, 0.4, { player: 'fatou-sarr' }], // white kit, claret ground
} as const satisfies Record<string, Row>

export type PictureKey = keyof typeof PICTURES

// Object.keys knows only strings; the keys of this constant are exactly the pictures.
export const PICTURE_KEYS = Object.keys(PICTURES) as readonly PictureKey[]

export interface DemoArt {
  readonly scene: Scene
  readonly club: ClubId
  readonly by: PhotographerKey
  readonly focalX: number
  readonly focalY: number
  readonly rival?: ClubId
  readonly player?: PlayerKey
}

export function pictureOf(key: PictureKey): DemoArt {
  const [scene, club, by, focalX, focalY, more]: Row = PICTURES[key]
  return { scene, club, by, focalX, focalY, ...more }
}
