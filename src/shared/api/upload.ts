import { httpError, networkError } from '@farfetched/core';

/** The progress of an upload, from 0 to 1, and finally the server's answer. */
export type UploadStep = { sent: number } | { answer: unknown };

/** A running upload. Readers pull its steps, so progress that is not read is dropped. */
export type Upload = { next: () => Promise<UploadStep>; cancel: () => void };

/** Uploads a file to this address by XMLHttpRequest, because fetch reports no upload progress. */
export function sendFile(file: File, url: string, init: RequestInit): Upload {
  const request = new XMLHttpRequest();
  let latest: UploadStep | { error: unknown } | null = null;
  let wake = () => {};
  const emit = (step: UploadStep | { error: unknown }) => {
    latest = step;
    wake();
  };
  request.upload.onprogress = ({ loaded, total }) => emit({ sent: total === 0 ? 0 : loaded / total });
  request.onload = () => emit(outcomeOf(request));
  request.onerror = () => emit({ error: networkError({ reason: null }) });
  request.onabort = () => emit({ error: networkError({ reason: 'cancelled' }) });
  request.open('POST', url);
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

export const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && 'next' in value && 'cancel' in value;
