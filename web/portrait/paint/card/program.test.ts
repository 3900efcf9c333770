import { expect, test } from 'vitest';
import { recipeOf } from '../../../../art/paint/recipe/recipe.ts';
import { PLAIN_BAY } from '../../../../art/testing/plain-bay.ts';
import { programsOf } from './program.ts';

const BAY = recipeOf(PLAIN_BAY);
const GREY = recipeOf({ ...PLAIN_BAY, grey: { stage: 'dapple', years: 5 } });

/** Accepts every program and records sources. */
function aCard(lost: Partial<WebGL2RenderingContext> = {}) {
  const sources: string[] = [];
  const card = {
    FRAGMENT_SHADER: 1,
    createProgram: () => ({}),
    createShader: (type: number) => ({ type }),
    shaderSource: ({ type }: { type?: number }, text: string) => {
      if (type === 1) sources.push(text);
    },
    compileShader: () => {},
    attachShader: () => {},
    linkProgram: () => {},
    getProgramParameter: () => true,
    getUniformLocation: () => null,
    useProgram: () => {},
    uniform1i: () => {},
    ...lost,
  };
  return { gl: card as unknown as WebGL2RenderingContext, sources };
}

test.each(['createProgram', 'createShader'] as const)(
  'a lost card, whose %s returns null, has no programs',
  (call) => {
    const programs = programsOf(aCard({ [call]: () => null }).gl);
    expect(programs(['GROUND', 'BODY'], BAY)).toBeNull();
    expect(programs(['GROUND'], BAY)).toBeNull();
  },
);

test('horses lacking the same features share a program', () => {
  const { gl, sources } = aCard();
  const programs = programsOf(gl);
  const first = programs(['BODY', 'HAIR', 'HAIR'], BAY);
  expect(programs(['HAIR', 'BODY'], { ...BAY, seed: BAY.seed + 1 })).toEqual([first?.[1], first?.[0]]);
  expect(sources).toHaveLength(2);
  programs(['BODY', 'HAIR'], GREY);
  expect(sources).toHaveLength(3);
  expect(sources.map((source) => source.includes('const float r_grey = 0.0;'))).toEqual([true, false, false]);
});
