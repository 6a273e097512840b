import { toast } from '@callboard/ui';

type Said = { readonly done: string; readonly failed: string };

export async function copyText(text: string, { done, failed }: Said): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error(failed);
  }
}
