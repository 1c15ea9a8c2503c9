import { shelf } from '../../app/settings/settings.svelte.js';
import { ORDERS, type Order } from './order.js';

const KEY = 'seekiste.santa-timea.order';

let kept = $state<Order>(ORDERS.find(order => order === shelf.getItem(KEY)) ?? 'value');

/** How hands are sorted at this device. */
export const sorting = {
  get order(): Order {
    return kept;
  },
  set order(order: Order) {
    kept = order;
    try {
      shelf.setItem(KEY, order);
    } catch {
      // A full storage forgets the order; that is no reason to stop.
    }
  },
};
