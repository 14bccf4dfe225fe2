import { once } from 'node:events'
import net from 'node:net'
import { openRelay, type Relay } from '../../scripts/faults/relay'

let heard = ''
let echo: net.Server
let relay: Relay

beforeEach(async () => {
  heard = ''
  echo = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (piece) => {
      heard += piece
      socket.write(piece)
    })
  })
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  relay = await openRelay((echo.address() as net.AddressInfo).port)
})
afterEach(async () => {
  await relay.close()
  echo.close()
})

async function line(): Promise<net.Socket> {
  const socket = net.connect(relay.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

test('passes on, and takes its time where it is told to', async () => {
  const socket = await line()
  socket.write('a')
  expect(String((await once(socket, 'data'))[0])).toBe('a')
  relay.delay(150)
  const began = performance.now()
  socket.write('b')
  await once(socket, 'data')
  expect(performance.now() - began).toBeGreaterThanOrEqual(299)
  socket.destroy()
})

test('deaf, it delivers what is asked and nothing of what is replied; cut, it lets new lines through', async () => {
  const socket = await line()
  socket.write('a')
  await once(socket, 'data')
  relay.deafen()
  let replied = ''
  socket.on('data', (piece) => {
    replied += piece
  })
  socket.write('b')
  while (heard !== 'ab') await new Promise((wait) => setTimeout(wait, 5))
  relay.cut()
  await once(socket, 'close')
  expect(replied).toBe('')
  const another = await line()
  another.write('c')
  expect(String((await once(another, 'data'))[0])).toBe('c')
  another.destroy()
})
