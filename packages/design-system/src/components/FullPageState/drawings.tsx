import type { ReactNode } from 'react';
import * as styles from './FullPageState.css.js';

/** The ground line with its hatching, `y` below the top. */
const ground = (y: number) => (
  <>
    <path className={styles.strong} d={`M0 ${y}h540`} />
    <path className={styles.faint} d={Array.from({ length: 60 }, (_, at) => `M${at * 9 + 7} ${y + 1}l-5 7`).join('')} />
  </>
);

/** One half of a cable-stayed bridge; mirrored, the other half. */
const halfBridge = (
  <>
    <path d="M0 110h201l2-4m-203 12h199l-3-6 6-5" />
    <path d="M145 33h8v164m-8 0V33" />
    <path d="M149 39 10 110M149 53 45 110M149 66 80 110M149 79l-37 31M153 39l48 70M153 56l34 54M153 78l19 32" />
    <path d="m205 87 4 6" />
  </>
);

const pylon = (
  <>
    <path d="M114 12v13L87 185M114 25l27 160M105 79h18M101 104h26M97 129h34M93 154h42" />
    <path d="m105 79 22 25m-4-25-22 25m0 0 30 25m-4-25-30 25m0 0 38 25m-4-25-38 25" />
    <path d="M81 40h66M74 54h80" />
  </>
);

/** Line drawings in a view box of 540 × 206. */
export const drawings = {
  /** Road closed. */
  barrier: (
    <>
      {ground(185)}
      <path d="M58 185V50h424v135M96 50v50m348-50v50M96 135v50m348-50v50M115 135v50m309-50v50" />
      <path className={styles.sheet} d="M81 100h378v35H81z" />
      <path
        className={styles.solid}
        d={Array.from({ length: 9 }, (_, at) => `M${at * 42.5 + 98} 100h20l-15 35h-20z`).join('')}
      />
      <path className={styles.stop} d="M260.5 4h19L293 17.5v19L279.5 50h-19L247 36.5v-19z" />
      <path className={styles.stopBar} d="M257 24h26v6h-26z" />
    </>
  ),
  /** A bridge without its middle span, which is dashed. */
  span: (
    <>
      {ground(197)}
      {halfBridge}
      <g transform="matrix(-1 0 0 1 540 0)">{halfBridge}</g>
      <path className={styles.wanted} d="M209 114h122" />
      <path className={styles.thin} d="M204 143v12m132-12v12M201 149h138M201 152l6-6m126 6 6-6" />
    </>
  ),
  /** A broken power line. */
  conductor: (
    <>
      {ground(185)}
      {pylon}
      <g transform="translate(318)">{pylon}</g>
      <path d="M147 40q126 64 252 0M0 87q44-10 74-33m392 0q30 23 74 33" />
      <path d="M154 54c22 22 46 34 71 41 5 4 5 20 9 28M392 54c-22 22-52 38-79 46-6 4-8 22-12 29" />
      <path className={styles.spark} d="m252 100 12 8-12 10 12 4m22-30-10 8 12 6-10 8" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;
