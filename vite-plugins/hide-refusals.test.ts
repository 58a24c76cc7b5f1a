import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { hideRefusals } from './hide-refusals.ts'

test('what the database refuses is printed until the server listens, other errors always', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  const httpServer = new EventEmitter()
  hideRefusals({ httpServer })
  console.error(new Error('a broken migration'))
  httpServer.emit('listening')
  console.error(new Error('a duplicate'))
  console.error('Port 5173 is in use')
  expect(print.mock.calls).toEqual([[new Error('a broken migration')], ['Port 5173 is in use']])
})
