import { measureLayers, meetsTargets, tableOf } from '../../scripts/safety/measure-layers.ts';
import { openEngine } from '../../server/engine/open-engine.ts';
import { readLabelled } from '../../server/engine/safety/labelled/labelled-requests.ts';
import { readConfig } from '../../server/platform/config.ts';

const engine = await openEngine(readConfig(process.env).ai);
if (engine.kind !== 'model') throw new Error('Configure a model to measure its verdicts.');
const numbers = await measureLayers(engine, [...readLabelled('development'), ...readLabelled('held-out')]);
console.log(`${engine.name}\n\n${tableOf(numbers)}`);
if (!meetsTargets(numbers)) process.exitCode = 1;
