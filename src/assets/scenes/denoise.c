// Feature-guided, cross-filtered non-local means (after Rousselle et al. 2013), two half buffers.
// gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o libdn.so -lm
#include <stdlib.h>
#include <string.h>
#include <math.h>
static void box(const float*in,float*out,float*tmp,int W,int H,int r){
  #pragma omp parallel for
  for(int y=0;y<H;y++){ const float*p=in+(size_t)y*W; float*q=tmp+(size_t)y*W;
    for(int x=0;x<W;x++){ float s=0;int n=0; for(int k=-r;k<=r;k++){int xx=x+k; if(xx<0||xx>=W)continue; s+=p[xx];n++;} q[x]=s/n; } }
  #pragma omp parallel for
  for(int y=0;y<H;y++){ float*q=out+(size_t)y*W; int n=0; for(int x=0;x<W;x++)q[x]=0;
    for(int k=-r;k<=r;k++){int yy=y+k; if(yy<0||yy>=H)continue; n++; const float*p=tmp+(size_t)yy*W; for(int x=0;x<W;x++)q[x]+=p[x];}
    float inv=1.f/n; for(int x=0;x<W;x++)q[x]*=inv; }
}
// guide/gvar: 3ch variance-bearing guide; src 3ch; feat nf channels w/ per-channel sigma; out 3ch
void nlm(const float*guide,const float*gvar,const float*src,const float*feat,int nf,const float*fs,
         float*out,int W,int H,int R,int F,float kc){
  size_t N=(size_t)W*H; float*d=malloc(N*4),*b=malloc(N*4),*t=malloc(N*4),*ws=calloc(N,4),*fd=malloc(N*4);
  memset(out,0,N*12);
  for(int dy=-R;dy<=R;dy++)for(int dx=-R;dx<=R;dx++){
    #pragma omp parallel for
    for(int y=0;y<H;y++){int yy=y+dy; for(int x=0;x<W;x++){int xx=x+dx; size_t i=(size_t)y*W+x;
      if(yy<0||yy>=H||xx<0||xx>=W){d[i]=1e3f;fd[i]=1e3f;continue;}
      size_t j=(size_t)yy*W+xx; float s=0;
      for(int c=0;c<3;c++){float a=guide[i*3+c]-guide[j*3+c]; float vi=gvar[i*3+c],vj=gvar[j*3+c]; float vm=vi<vj?vi:vj;
        s+=(a*a-(vi+vm))/(1e-8f+kc*kc*(vi+vj)); }
      d[i]=s/3.f; float m=0;
      for(int c=0;c<nf;c++){float a=(feat[i*nf+c]-feat[j*nf+c])/fs[c]; a*=a; m+=a;}
      fd[i]=m; }}
    box(d,b,t,W,H,F);
    #pragma omp parallel for
    for(int y=0;y<H;y++){int yy=y+dy; if(yy<0||yy>=H)continue; for(int x=0;x<W;x++){int xx=x+dx; if(xx<0||xx>=W)continue;
      size_t i=(size_t)y*W+x,j=(size_t)yy*W+xx; float e=b[i]>0?b[i]:0; e=e>fd[i]?e:fd[i]; if(e>12)continue; float w=expf(-e);
      ws[i]+=w; out[i*3]+=w*src[j*3]; out[i*3+1]+=w*src[j*3+1]; out[i*3+2]+=w*src[j*3+2]; }}
  }
  #pragma omp parallel for
  for(size_t i=0;i<N;i++){float s=ws[i]>1e-9f?1.f/ws[i]:0; for(int c=0;c<3;c++)out[i*3+c]=s>0?out[i*3+c]*s:src[i*3+c];}
  free(d);free(b);free(t);free(ws);free(fd);
}
