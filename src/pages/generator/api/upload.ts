import { httpError, networkError } from '@farfetched/core';
import { getCreateSourceUrl } from '@/shared/api/sources';

/** How far a file is on its way: a share from 0 to 1, then what the server answered. */
export type UploadStep = { sent: number } | { answer: unknown };

/** One file on its way. It is followed by asking for the next step, so nothing is reported that nobody reads. */
export type Upload = { next: () => Promise<UploadStep>; cancel: () => void };

/** Sends a file by XMLHttpRequest, the one way that tells how much of it has gone. */
export function sendFile(file: File, init: RequestInit): Upload {
  const request = new XMLHttpRequest();
  let latest: UploadStep | { error: unknown } | null = null;
  let wake = () => {};
  const tell = (step: UploadStep | { error: unknown }) => {
    latest = step;
    wake();
  };
  request.upload.onprogress = ({ loaded, total }) => tell({ sent: total === 0 ? 0 : loaded / total });
  request.onload = () => tell(outcomeOf(request));
  request.onerror = () => tell({ error: networkError({ reason: null }) });
  request.onabort = () => tell({ error: networkError({ reason: 'cancelled' }) });
  request.open('POST', getCreateSourceUrl());
  new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
  const body = new FormData();
  body.append('file', file);
  request.send(body);
  return {
    async next() {
      if (latest === null) await new Promise<void>((resolve) => (wake = resolve));
      const step = latest;
      latest = null;
      if (step && 'error' in step) throw step.error;
      return step ?? { sent: 0 };
    },
    cancel: () => request.abort(),
  };
}

function outcomeOf({ status, statusText, responseText }: XMLHttpRequest): UploadStep | { error: unknown } {
  const answer = parse(responseText);
  return status < 300 ? { answer } : { error: httpError({ status, statusText, response: answer }) };
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
