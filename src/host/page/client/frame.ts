/** A page of the script in a sandboxed frame: it has no way to anything but the messages handled here. */
import type { Context } from './context';
import { el } from './dom';
import { post } from './server';

interface FrameActions {
  close(): void;
  size(width: number | undefined, height: number | undefined): void;
}
interface FrameMessage {
  readonly hoshitori?: 'call' | 'close' | 'size' | 'focus' | 'open';
  readonly id?: number;
  readonly fn?: string;
  readonly args?: string;
  readonly width?: number;
  readonly height?: number;
  readonly href?: string;
}

export class Frame {
  readonly element: HTMLIFrameElement;

  constructor(
    private readonly context: Context,
    address: string,
    title: string,
    private readonly actions: FrameActions,
  ) {
    this.element = el('iframe', {
      src: address,
      title,
      sandbox: 'allow-scripts allow-forms allow-modals allow-downloads',
    });
    addEventListener('message', this.heard);
  }

  stop(): void {
    removeEventListener('message', this.heard);
  }

  private readonly heard = (event: MessageEvent): void => {
    if (event.source !== this.element.contentWindow) return;
    const message = event.data as FrameMessage | undefined;
    switch (message?.hoshitori) {
      case 'call':
        void this.call(message);
        break;
      case 'close':
        this.actions.close();
        break;
      case 'size':
        this.actions.size(message.width, message.height);
        break;
      case 'open':
        openLink(message.href ?? '');
        break;
      default:
    }
  };

  private async call({ id, fn, args }: FrameMessage): Promise<void> {
    let result: object;
    try {
      result = await post<object>(this.context, '/api/call', { fn, args, file: this.context.file });
    } catch {
      result = { ok: false, error: this.context.say('serverError') };
    }
    this.element.contentWindow?.postMessage({ hoshitori: 'result', id, ...result }, '*');
  }
}

/** Pages of this machine and ordinary web addresses only, each in a window of its own. */
function openLink(href: string): void {
  if (/^https?:\/\//.test(href)) window.open(`/link?to=${encodeURIComponent(href)}`, '_blank', 'noopener');
}
