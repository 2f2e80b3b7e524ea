import { z } from 'zod';

export interface ModelServerAddress {
  /** For example http://127.0.0.1:11434/v1. */
  baseUrl: string;
  apiKey?: string | undefined;
}

const list = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Models that write no text. */
const OTHER_KINDS = /embed|whisper|rerank|tts|moderation|dall-e|stable-diffusion/i;

/** The models for text that a server lists; null if no model server answers in time. */
export async function listModels(
  { baseUrl, apiKey }: ModelServerAddress,
  milliseconds: number,
): Promise<readonly string[] | null> {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(milliseconds),
      redirect: 'error',
    });
    const { data } = list.parse(await response.json());
    return data.map(({ id }) => id).filter((id) => !OTHER_KINDS.test(id));
  } catch {
    return null;
  }
}
