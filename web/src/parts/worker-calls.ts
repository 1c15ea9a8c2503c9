/** A question to a worker, and its answer: told apart by their number. */
interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}
type Answer = { readonly id: number } & ({ readonly value: unknown } | { readonly problem: unknown });

/** The half of a worker or of a page that messages go through. */
interface End {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(problem: unknown): void;
}

/** What a worker offers, as functions of this page: whatever is called is asked there. */
export const offeredBy = <Offered extends object>(worker: End): Offered => {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('problem' in data) asked?.reject(data.problem);
    else asked?.resolve(data.value);
  });
  const ask = (name: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const call: Call = { id: ++last, name, args };
      waiting.set(call.id, { resolve, reject });
      worker.postMessage(call);
    });
  return new Proxy({} as Offered, {
    get:
      (_, name) =>
      (...args: readonly unknown[]) =>
        ask(String(name), args),
  });
};

/** Answers what a page asks this worker; what goes wrong is its answer, too. */
export const offer = (offered: object, page: End = globalThis): void => {
  const functions = offered as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
  const answer = async ({ id, name, args }: Call): Promise<void> => {
    try {
      if (!Object.hasOwn(functions, name)) throw new TypeError(`the worker has no ${name}`);
      page.postMessage({ id, value: await functions[name]?.(...args) });
    } catch (problem) {
      page.postMessage({ id, problem });
    }
  };
  page.addEventListener('message', ({ data }: MessageEvent<Call>) => void answer(data));
};
