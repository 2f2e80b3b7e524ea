import {
  MathFraction,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
  type MathComponent,
} from 'docx';
import { type MathNode, plainFormula } from './formula.ts';

/** A formula that Word can show and edit; what has no counterpart there becomes text in one line. */
export function mathOf(node: MathNode): MathComponent[] {
  const [one, two, three] = node.children.map((child) => mathOf(child));
  switch (node.tag) {
    case 'mfrac':
      return [new MathFraction({ numerator: one ?? [], denominator: two ?? [] })];
    case 'msup':
      return [new MathSuperScript({ children: one ?? [], superScript: two ?? [] })];
    case 'msub':
      return [new MathSubScript({ children: one ?? [], subScript: two ?? [] })];
    case 'msubsup':
      return [
        new MathSubSuperScript({ children: one ?? [], subScript: two ?? [], superScript: three ?? [] }),
      ];
    case 'msqrt':
      return [new MathRadical({ children: node.children.flatMap(mathOf) })];
    case 'mroot':
      return [new MathRadical({ children: one ?? [], degree: two ?? [] })];
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
      return node.children.flatMap(mathOf);
    default:
      return [new MathRun(plainFormula(node))];
  }
}
