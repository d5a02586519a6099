/** It is cleared at this size, so that memory does not grow with the number of files. */
const maxEntries = 100_000;

/** V8 keeps the whole text from which a string of this length was cut. */
const keptLength = 13;

/** The text without the longer one it was cut from. */
function copyOf(text: string): string {
  return text.length < keptLength ? text : [...text].join("");
}

/** Keeps what is made of each text, up to `maxEntries` of them. */
export function createMemo<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size >= maxEntries) made.clear();
    const own = copyOf(text);
    const value = make(own);
    made.set(own, value);
    return value;
  };
}
