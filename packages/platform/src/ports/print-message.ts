const asSentence = process.stdout.isTTY

/** Prints a message for the operator: plain text on a terminal, otherwise a line of JSON like the rest of the log. */
export const printMessage = (sentence: string): void =>
  void process.stdout.write(
    asSentence
      ? `${sentence}\n`
      : `${JSON.stringify({ level: 30, time: Date.now(), pid: process.pid, msg: sentence })}\n`,
  )
