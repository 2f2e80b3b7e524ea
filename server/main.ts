import process from 'node:process';
import { ConfigError } from './platform/config-error.ts';
import { loadSettings, readConfig } from './platform/config.ts';

/** A configuration error needs only its message; any other error needs its stack. */
function reportStartError(error: unknown): void {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}

try {
  loadSettings();
  const config = readConfig(process.env);
  // Loading the server takes seconds; a wrong setting is reported before.
  const { serve } = await import('./serve.ts');
  await serve(config);
} catch (error) {
  reportStartError(error);
}
