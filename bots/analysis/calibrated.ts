// Written by `npm run calibrate` (docs/insight.md).
import type { Calibration } from './calibration.js';

// prettier-ignore
export const CALIBRATED: readonly Calibration[] = [
  {"game":"in-aller-ruhe","kind":"","seats":1,"games":60,"miss":0.9,"low":-9.4,"high":11.2,"curve":true,"hints":true},
  {"game":"in-aller-ruhe","kind":"","seats":2,"games":60,"miss":3.8,"low":-5.5,"high":13.2,"curve":true,"hints":true},
  {"game":"in-aller-ruhe","kind":"","seats":4,"games":60,"miss":-8.8,"low":-20.6,"high":3.1,"curve":true,"hints":true},
  {"game":"in-aller-ruhe","kind":"","seats":5,"games":60,"miss":4.7,"low":-6.3,"high":15.7,"curve":true,"hints":true},
  {"game":"in-aller-ruhe","kind":"rock","seats":2,"games":60,"miss":2.4,"low":-1.1,"high":5.8,"curve":true,"hints":true},
  {"game":"in-aller-ruhe","kind":"monsters","seats":2,"games":60,"miss":-0.7,"low":-8.2,"high":6.8,"curve":true,"hints":true},
  {"game":"in-aller-ruhe","kind":"storms","seats":2,"games":60,"miss":-8,"low":-16.8,"high":0.8,"curve":false,"hints":false},
  {"game":"in-aller-ruhe","kind":"arch","seats":2,"games":50,"miss":-0.3,"low":-4.2,"high":3.6,"curve":true,"hints":true},
  {"game":"in-aller-ruhe","kind":"day-night","seats":2,"games":50,"miss":1.1,"low":-7.4,"high":9.7,"curve":true,"hints":true},
  {"game":"in-aller-ruhe","kind":"pyramid","seats":2,"games":50,"miss":-0.4,"low":-11.8,"high":10.9,"curve":true,"hints":true},
  {"game":"in-aller-ruhe","kind":"duel","seats":2,"games":50,"miss":-1.2,"low":-8,"high":5.6,"curve":true,"hints":true},
  {"game":"in-aller-ruhe","kind":"monsters rock storms","seats":2,"games":50,"miss":-2.8,"low":-10.7,"high":5.2,"curve":true,"hints":true},
  {"game":"santa-timea","kind":"","seats":3,"games":50,"miss":1.9,"low":-3.8,"high":7.7,"curve":true,"hints":false},
  {"game":"santa-timea","kind":"","seats":5,"games":50,"miss":2.9,"low":-1.8,"high":7.7,"curve":true,"hints":true},
  {"game":"santa-timea","kind":"professional","seats":4,"games":50,"miss":0.6,"low":-4.1,"high":5.2,"curve":true,"hints":true},
  {"game":"lighthouse-run","kind":"","seats":2,"games":50,"miss":1.7,"low":-1.2,"high":4.6,"curve":true,"hints":true},
  {"game":"lighthouse-run","kind":"","seats":4,"games":50,"miss":0.1,"low":-2.4,"high":2.5,"curve":true,"hints":true},
  {"game":"lighthouse-run","kind":"erik","seats":2,"games":50,"miss":-0.2,"low":-3.1,"high":2.6,"curve":true,"hints":true},
  {"game":"lighthouse-run","kind":"fleet","seats":2,"games":50,"miss":-0.8,"low":-4,"high":2.4,"curve":true,"hints":true},
];
