import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { standardLimits } from '../http/limits.ts';
import { deliveryOf } from './delivery.ts';
import { createMailer } from './mailer.ts';

/** A mail server that handles one email; `null` rejects the recipient. */
function speakSmtp(socket: Socket, received: string[], recipientAnswer: string): void {
  socket.write('220 ready\r\n');
  let inData = false;
  createInterface({ input: socket }).on('line', (line) => {
    received.push(line);
    if (inData) {
      if (line !== '.') return;
      inData = false;
      socket.write('250 accepted\r\n');
    } else if (line === 'DATA') {
      inData = true;
      socket.write('354 go on\r\n');
    } else if (line.startsWith('RCPT')) socket.write(`${recipientAnswer}\r\n`);
    else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
  });
}

async function mailServer(recipientAnswer = '250 fine') {
  const received: string[] = [];
  const server = createServer((socket) => speakSmtp(socket, received, recipientAnswer)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  afterAll(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { received, smtpUrl: `smtp://127.0.0.1:${port}` };
}

const mail = {
  to: 'ada@school.test',
  subject: 'Verify your email',
  text: 'Hello Ada',
  html: '<p>Hello Ada</p>',
};

test('an email is sent to the mail server, from the configured sender', async () => {
  const { received, smtpUrl } = await mailServer();
  const problems: object[] = [];
  const mailer = createMailer(
    deliveryOf({ smtpUrl, mailFrom: 'Lectern <office@lectern.test>', dataDir: '/nowhere' }),
    { error: (details) => void problems.push(details) },
    standardLimits,
  );
  mailer.post({ cause: 'register', sender: null }, async () => mail);
  await mailer.settled();
  expect(problems).toEqual([]);
  expect(received).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<office@lectern.test>',
      'RCPT TO:<ada@school.test>',
      'From: Lectern <office@lectern.test>',
      'Subject: Verify your email',
      'Hello Ada',
    ]),
  );
});

test('a rejected email is logged without an error for the caller', async () => {
  const { smtpUrl } = await mailServer('550 no such user');
  const problems: string[] = [];
  const mailer = createMailer(
    deliveryOf({ smtpUrl, mailFrom: 'a@lectern.test', dataDir: '/nowhere' }),
    { error: (_, message) => void problems.push(message) },
    standardLimits,
  );
  expect(() => mailer.post({ cause: 'register', sender: null }, async () => mail)).not.toThrow();
  await mailer.settled();
  expect(problems).toEqual(['An email could not be sent']);
});
