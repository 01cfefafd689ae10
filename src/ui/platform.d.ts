/* What the browser and the bundler understand and the installed typings do not know yet. */
import type {} from 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands: a button opens or closes a dialog without script. */
    command?: 'show-modal' | 'close' | 'toggle-popover' | undefined;
    commandfor?: string | undefined;
  }
}
