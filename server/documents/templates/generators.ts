import { generators } from '../../generated/generators.ts';
import type { Generator } from './generator.ts';

const byType = new Map<string, Generator>(generators.map((generator) => [generator.templateType, generator]));

export function generatorOf(templateType: string): Generator | undefined {
  return byType.get(templateType);
}

export function generatorsFor(role: Generator['audience']): Generator[] {
  return generators.filter((generator) => generator.audience === role);
}
