import { expect, test } from 'vitest'
import { frameCode } from './frame-code.ts'

test('the code to copy is one element whose address and name cannot end it', () => {
  const code = frameCode('https://lesroute.example/embed/vragen?kleur=c2185b&loket=x', 'Vragen "en" <antwoorden>')
  expect(code).toContain('src="https://lesroute.example/embed/vragen?kleur=c2185b&amp;loket=x"')
  expect(code).toContain('title="Vragen &quot;en&quot; &lt;antwoorden&gt;"')
})
