import { Agent, type IncomingMessage, request } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { microseconds, stampReader } from './stamp.ts';

export interface Reading {
  /** Microseconds from the call to the first token. */
  first: number;
  /** Microseconds from the provider to the reader, for each token. */
  delays: number[];
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

interface Call {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

function call({ method, url, headers, body }: Call): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: { ...headers } }, (answer) => {
      if ((answer.statusCode ?? 500) < 300) resolve(answer);
      else reject(new Error(`${url} answered ${answer.statusCode}`));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Reads a stream of stamped tokens to its end; `began` is the time of the user's request. */
export async function readStream(stream: Call, began = microseconds()): Promise<Reading> {
  const reading: Reading = { first: Number.NaN, delays: [] };
  const read = stampReader((number, delay) => {
    if (number === 0) reading.first = microseconds() - began;
    reading.delays.push(delay);
  });
  const answer = await call(stream);
  const decoder = new StringDecoder('utf8');
  for await (const chunk of answer) read(decoder.write(chunk));
  return reading;
}

export async function callForText(what: Call): Promise<string> {
  let text = '';
  for await (const chunk of await call(what)) text += String(chunk);
  return text;
}
