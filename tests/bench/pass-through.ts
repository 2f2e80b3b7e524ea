import { createServer, request } from 'node:http';

/* The baseline: forwards the provider's stream unchanged. */
const server = createServer((incoming, response) => {
  const upstream = request(`${process.env['UPSTREAM']}`, { method: 'POST' }, (answer) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.on('data', (chunk: Buffer) => response.write(chunk));
    answer.on('end', () => response.end());
  });
  incoming.pipe(upstream);
});

server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));
