/** What a palace is made of, and how its eaves turn up. */
export type Style = {
  readonly tile: string;
  readonly column: string;
  /** Walls between the columns, and their lattice. */
  readonly wall: string;
  readonly lattice: string;
  readonly beam: string;
  readonly brackets: readonly [string, string];
  readonly trim: string;
  readonly stone: string;
  /** How far a corner rises, as a share of the roof's height, and how late along the eave it begins to. */
  readonly lift: number;
  readonly late: number;
  readonly beasts: boolean;
  /** Whether an undulating gable is over the door. */
  readonly bow: boolean;
};

export const imperial: Style = {
  tile: '#e6a531',
  column: '#b7322b',
  wall: '#a52f2c',
  lattice: '#c8553a',
  beam: '#2c6a8c',
  brackets: ['#2f8a80', '#33609f'],
  trim: '#f3c95c',
  stone: '#f4ece2',
  lift: 0.24,
  late: 4.5,
  beasts: true,
  bow: false,
};

export const joseon: Style = {
  tile: '#6b7c80',
  column: '#a83c30',
  wall: '#c46a4a',
  lattice: '#3f8a70',
  beam: '#3d8c76',
  brackets: ['#46a084', '#d8643f'],
  trim: '#f2d9a0',
  stone: '#e2d9ca',
  lift: 0.22,
  late: 3,
  beasts: true,
  bow: false,
};

export const ryukyu: Style = {
  tile: '#c2553c',
  column: '#c5342b',
  wall: '#b23029',
  lattice: '#d8573e',
  beam: '#a52a2b',
  brackets: ['#e2b04a', '#3a8f7a'],
  trim: '#f5cf6a',
  stone: '#efe4d0',
  lift: 0.26,
  late: 3,
  beasts: false,
  bow: true,
};

export const lakeside: Style = {
  tile: '#3f9480',
  column: '#b03a30',
  wall: '#9a3a34',
  lattice: '#c96a44',
  beam: '#2f6f9a',
  brackets: ['#3f9f86', '#3a69a8'],
  trim: '#f0c45a',
  stone: '#efe6da',
  lift: 0.24,
  late: 3.4,
  beasts: true,
  bow: false,
};

export const golden: Style = {
  tile: '#8a6a58',
  column: '#a86c30',
  wall: '#f6cb4c',
  lattice: '#eeb63e',
  beam: '#b87c38',
  brackets: ['#c98a3c', '#e6b44e'],
  trim: '#ffe08a',
  stone: '#d8cfc0',
  lift: 0.26,
  late: 3,
  beasts: false,
  bow: true,
};

export const castle: Style = {
  tile: '#4f7f78',
  column: '#e0d6c8',
  wall: '#fbf5ea',
  lattice: '#4a4450',
  beam: '#e8dfd0',
  brackets: ['#f4ecde', '#e2d6c4'],
  trim: '#f0c45a',
  stone: '#a89f96',
  lift: 0.2,
  late: 3,
  beasts: false,
  bow: true,
};

export const shogun: Style = {
  tile: '#5f6478',
  column: '#6a4632',
  wall: '#f4ead4',
  lattice: '#c9a86a',
  beam: '#4a3a38',
  brackets: ['#e8c56a', '#f0e2c4'],
  trim: '#f5cf62',
  stone: '#cfc6ba',
  lift: 0.2,
  late: 2.8,
  beasts: false,
  bow: true,
};

export const heron: Style = { ...castle, tile: '#6d7488', lattice: '#54423c', beam: '#efe8dc', stone: '#b0a491' };
