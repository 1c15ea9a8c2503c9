/** The page, in a step of its own: the start page need not know the names of all that comes with it. */
export const loadPage = () => import('./PuzzlesPage.svelte');
