/** Of a WAV file as flite writes it: one chunk of format, one of samples. */
const headerBytes = 44;
const bytesOfSample = 2;

/** By how much a word is spoken faster or slower, and so higher or lower. */
const speedSpread = 0.05;
const leastGain = 0.75;
/** Of silence before and after, in seconds. */
const mostSilence = 0.3;
const leastSilence = 0.05;

/**
 * A WAV file of 16-bit mono with the same word and other bytes: a little faster or slower, louder or softer, with
 * silence around it. The same seed, of 8 random bytes or more, gives the same file. So neither a hash nor the size of a sound names its word; who
 * compares how sounds sound still finds it.
 *
 * @throws {RangeError} where it is no such file
 */
export function varySound(wav: Buffer, seed: Buffer): Buffer {
  if (wav.length < headerBytes || wav.toString("latin1", 0, 4) !== "RIFF" || wav.toString("latin1", 36, 40) !== "data")
    throw new RangeError("not a WAV file of one chunk of samples");
  if (wav.readUInt16LE(20) !== 1 || wav.readUInt16LE(22) !== 1 || wav.readUInt16LE(34) !== 8 * bytesOfSample)
    throw new RangeError("not a WAV file of 16-bit mono");
  const between = (from: number, to: number, at: number) => from + ((to - from) * seed.readUInt16LE(at)) / 0xffff;
  const speed = between(1 - speedSpread, 1 + speedSpread, 0);
  const gain = between(leastGain, 1, 2);
  const rate = wav.readUInt32LE(24);
  const before = Math.round(between(leastSilence, mostSilence, 4) * rate);
  const after = Math.round(between(leastSilence, mostSilence, 6) * rate);

  const count = Math.floor((wav.length - headerBytes) / bytesOfSample);
  const sampleAt = (at: number) => (at < count ? wav.readInt16LE(headerBytes + at * bytesOfSample) : 0);
  const spoken = Math.floor(count / speed);
  const varied = Buffer.alloc(headerBytes + (before + spoken + after) * bytesOfSample);
  wav.copy(varied, 0, 0, headerBytes);
  for (let at = 0; at < spoken; at += 1) {
    const position = at * speed;
    const left = Math.floor(position);
    const sample = sampleAt(left) + (sampleAt(left + 1) - sampleAt(left)) * (position - left);
    varied.writeInt16LE(Math.round(sample * gain), headerBytes + (before + at) * bytesOfSample);
  }
  varied.writeUInt32LE(varied.length - 8, 4);
  varied.writeUInt32LE(varied.length - headerBytes, 40);
  return varied;
}
