import { createServer, request } from 'node:http';

/* The least that stands between a provider and a reader: what comes in goes out. What Lectern adds is measured against it. */
const server = createServer((incoming, response) => {
  const upstream = request(`${process.env['UPSTREAM']}`, { method: 'POST' }, (answer) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.on('data', (chunk: Buffer) => response.write(chunk));
    answer.on('end', () => response.end());
  });
  incoming.pipe(upstream);
});

server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));
