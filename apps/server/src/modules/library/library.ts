export { seedSections } from './sections/seed-sections.ts'
