import { generateCode } from './generated-code.ts';

const problem = await generateCode();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
