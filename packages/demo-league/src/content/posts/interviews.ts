import type { DemoPost } from '../post-type.ts'
import { interviewCabral } from './interviews/interview-cabral.ts'
import { interviewCastells } from './interviews/interview-castells.ts'
import { interviewCervera } from './interviews/interview-cervera.ts'
import { interviewFortes } from './interviews/interview-fortes.ts'
import { interviewKitMan } from './interviews/interview-kit-man.ts'
import { interviewLuaPrado } from './interviews/interview-lua-prado.ts'
import { interviewMarrero } from './interviews/interview-marrero.ts'
import { interviewMontesinos } from './interviews/interview-montesinos.ts'
import { interviewOlmedo } from './interviews/interview-olmedo.ts'
import { interviewPinheiro } from './interviews/interview-pinheiro.ts'
import { interviewSaldana } from './interviews/interview-saldana.ts'
import { interviewTeixeira } from './interviews/interview-teixeira.ts'
import { interviewValadares } from './interviews/interview-valadares.ts'

export const INTERVIEW_POSTS: readonly DemoPost[] = [
  interviewOlmedo,
  interviewSaldana,
  interviewLuaPrado,
  interviewTeixeira,
  interviewCastells,
  interviewMontesinos,
  interviewKitMan,
  interviewMarrero,
  interviewCervera,
  interviewValadares,
  interviewCabral,
  interviewPinheiro,
  interviewFortes,
]
