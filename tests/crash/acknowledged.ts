/** What one record may hold: the value last acknowledged, and those sent since without an answer. */
interface Held {
  acknowledged: string;
  unanswered: Set<string>;
}

/** What the server has acknowledged, record by record, under concurrent writes that it may be killed in. */
export class Acknowledged {
  readonly #records = new Map<string, Held>();
  #writes = 0;

  /** Acknowledged writes so far. */
  get writes(): number {
    return this.#writes;
  }

  get ids(): string[] {
    return [...this.#records.keys()];
  }

  /** A value is about to be sent for a record that exists. */
  sending(id: string, value: string): void {
    this.#records.get(id)?.unanswered.add(value);
  }

  /** The server has answered that the record holds this now; one record is written by one client at a time. */
  acknowledge(id: string, value: string): void {
    this.#writes += 1;
    this.#records.set(id, { acknowledged: value, unanswered: new Set() });
  }

  /** Why what was found breaks a promise, in a sentence; null when it does not. */
  complaint(id: string, found: string | null): string | null {
    const held = this.#records.get(id);
    if (!held || found === held.acknowledged || (found !== null && held.unanswered.has(found))) return null;
    return `${id} was acknowledged as '${held.acknowledged}' and is ${found === null ? 'gone' : `'${found}'`}.`;
  }
}
