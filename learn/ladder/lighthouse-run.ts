// Written by `npm run ladder`: sailors on deals of the seed `ladder`, rules version 1 (docs/ladder.md).
import type { Measured } from './voyage.js';

// prettier-ignore
export const MEASURED: readonly Measured[] = [
  {"seats":2,"options":{"mode":"standard"},"crew":["random"],"games":20,"won":20},
  {"seats":2,"options":{"mode":"standard"},"crew":["cabin-boy"],"games":20,"won":13},
  {"seats":2,"options":{"mode":"standard"},"crew":["sailor"],"games":20,"won":11},
  {"seats":2,"options":{"mode":"standard"},"crew":["captain"],"games":20,"won":1},
  {"seats":2,"options":{"mode":"erik"},"crew":["random"],"games":20,"won":18},
  {"seats":2,"options":{"mode":"erik"},"crew":["cabin-boy"],"games":20,"won":13},
  {"seats":2,"options":{"mode":"erik"},"crew":["sailor"],"games":20,"won":9},
  {"seats":2,"options":{"mode":"erik"},"crew":["captain"],"games":20,"won":1},
  {"seats":2,"options":{"mode":"fleet"},"crew":["random"],"games":20,"won":20},
  {"seats":2,"options":{"mode":"fleet"},"crew":["cabin-boy"],"games":20,"won":15.5},
  {"seats":2,"options":{"mode":"fleet"},"crew":["sailor"],"games":20,"won":11},
  {"seats":2,"options":{"mode":"fleet"},"crew":["captain"],"games":20,"won":0},
  {"seats":3,"options":{"mode":"standard"},"crew":["cabin-boy","cabin-boy"],"games":20,"won":9},
  {"seats":3,"options":{"mode":"standard"},"crew":["cabin-boy","sailor"],"games":20,"won":11.5},
  {"seats":3,"options":{"mode":"standard"},"crew":["sailor","sailor"],"games":20,"won":6.5},
  {"seats":3,"options":{"mode":"standard"},"crew":["sailor","captain"],"games":20,"won":2},
  {"seats":3,"options":{"mode":"standard"},"crew":["captain","captain"],"games":20,"won":0},
  {"seats":4,"options":{"mode":"standard"},"crew":["cabin-boy","cabin-boy","cabin-boy"],"games":20,"won":7},
  {"seats":4,"options":{"mode":"standard"},"crew":["cabin-boy","cabin-boy","sailor"],"games":20,"won":6},
  {"seats":4,"options":{"mode":"standard"},"crew":["cabin-boy","sailor","sailor"],"games":20,"won":5},
  {"seats":4,"options":{"mode":"standard"},"crew":["cabin-boy","cabin-boy","captain"],"games":20,"won":4.5},
  {"seats":4,"options":{"mode":"standard"},"crew":["sailor","sailor","sailor"],"games":20,"won":8.5},
  {"seats":4,"options":{"mode":"standard"},"crew":["sailor","sailor","captain"],"games":20,"won":0},
  {"seats":4,"options":{"mode":"standard"},"crew":["captain","captain","captain"],"games":20,"won":0},
];
