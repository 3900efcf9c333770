import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { keyOf, queryClient } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export type User = ReplyOf<'GET /api/auth/me'>;

const ME = keyOf('GET /api/auth/me');
const cacheUser = (user: User) => queryClient.setQueryData(ME, user);

export function useChangeBio(onDone: () => void) {
  return useAct('PATCH /api/user/bio', {
    onDone(user) {
      cacheUser(user);
      showToast({ title: 'About My Stable is saved' });
      onDone();
    },
    failure: { title: 'Error', text: 'Failed to update bio. Please try again.' },
  });
}

export function useSetPicture(onDone: () => void) {
  return useAct('PUT /api/profile-picture', {
    onDone(user) {
      cacheUser(user);
      showToast({ title: user.profilePicture === null ? 'Picture removed' : 'Picture changed' });
      onDone();
    },
    failure: { title: 'Error', text: 'Failed to update profile picture. Please try again.' },
  });
}
