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
  const body = await readJson(`${baseUrl}/models`, apiKey, milliseconds);
  const { data } = list.safeParse(body).data ?? {};
  return data?.map(({ id }) => id).filter((id) => !OTHER_KINDS.test(id)) ?? null;
}

const CONTEXT_TIMEOUT = 3_000;

/** A model in a list, with its context as the servers name it: vLLM, OpenRouter and Ollama, LM Studio, llama.cpp. */
const entry = z.object({
  id: z.string().optional(),
  model: z.string().optional(),
  max_model_len: z.number().optional(),
  context_length: z.number().optional(),
  loaded_context_length: z.number().optional(),
  meta: z.object({ n_ctx: z.number().optional() }).nullish(),
});
const entries = z.object({ data: z.array(entry).optional(), models: z.array(entry).optional() });

/** The tokens that the context of a model takes; null if its server does not say. */
export async function readContext(
  { baseUrl, apiKey }: ModelServerAddress,
  model: string,
): Promise<number | null> {
  const { origin } = new URL(baseUrl);
  // Those of Ollama and LM Studio say what the loaded model has, which may be less than it could have.
  for (const url of [`${origin}/api/ps`, `${origin}/api/v0/models`, `${baseUrl}/models`]) {
    const { data = [], models = [] } =
      entries.safeParse(await readJson(url, apiKey, CONTEXT_TIMEOUT)).data ?? {};
    const found = [...models, ...data].find((each) => each.id === model || each.model === model);
    const context =
      found?.loaded_context_length ?? found?.meta?.n_ctx ?? found?.max_model_len ?? found?.context_length;
    if (context !== undefined) return context;
  }
  return null;
}

/** Undefined without an answer in time, or if it is no JSON. */
async function readJson(url: string, apiKey: string | undefined, milliseconds: number): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(milliseconds),
      redirect: 'error',
    });
    return await response.json();
  } catch {
    return undefined;
  }
}
