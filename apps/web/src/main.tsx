import { createRoot } from 'react-dom/client'

const container = document.getElementById('root')
if (container === null) throw new Error('The page has no #root')
createRoot(container).render(null)
