import type { DemoPost } from '../post-type.ts'
import { dressingRoomLawClinic } from './smartbank-stories/dressing-room-law-clinic.ts'
import { fivePeopleJury } from './smartbank-stories/five-people-jury.ts'
import { libraryOnWheels } from './smartbank-stories/library-on-wheels.ts'
import { scholarshipGym } from './smartbank-stories/scholarship-gym.ts'
import { scholarshipsSecondCall } from './smartbank-stories/scholarships-second-call.ts'
import { tenNeighbourhoodClassrooms } from './smartbank-stories/ten-neighbourhood-classrooms.ts'

export const SMARTBANK_STORY_POSTS: readonly DemoPost[] = [
  scholarshipGym,
  scholarshipsSecondCall,
  tenNeighbourhoodClassrooms,
  libraryOnWheels,
  dressingRoomLawClinic,
  fivePeopleJury,
]
