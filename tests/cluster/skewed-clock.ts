// Loaded before a process of the site: its clock is ten minutes ahead.

const aheadMs = 10 * 60_000;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + aheadMs] : args) as object,
  get: (target, name) => (name === "now" ? () => target.now() + aheadMs : Reflect.get(target, name)),
});
